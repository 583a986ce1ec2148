import type { Kind } from './families.ts';
import { ideasOf } from './features.ts';
import { phoneticOf } from './phonetic.ts';

const self = /\b(i|me|my|myself|mujhe|mujhko|mera|meri|mere|khud|apni|apne)\b/;
const years = /\b(?:i am|me|i|am|age|umar)\b.{0,12}?\b(\d{1,2})\b/;
const class_ =
  /\b(clas|class|standard|kaksha|grade) (\d{1,2})\b|\b(\d{1,2})(th|st|nd|rd|vi|vin)? (clas|class|standard|grade|kaksha)\b|\b(chathi|satvi|athvi|navi|dasvi)( (me|kaksha|clas))?\b/;
const teens =
  /\b(nau|das|gyarah|barah|bara|terah|chaudah|chodah|pandrah|solah|satrah|nine|ten|eleven|tvelve|thirtin|fourtin|fiftin|sixtin|seventin)\b (sal|years?|ki|ka)\b/;

/** Somebody to whom it is done, and the visitor. */
const someoneElse = /\b(her|him|them|us(?:e|ko|ki|ka|ke)|un(?:ko|ki|ka|ke)|inko|isko)\b/;
const oneself = /\b(me|mujhe|muje|mujhko|us|hame|humko|mere sath|i)\b/;

/** Whether a minor speaks, by the age or the class that is told. */
export function minorIn(message: string): boolean {
  const sound = phoneticOf(message);
  const age = years.exec(sound);
  if (/\b(my|meri|mera|mere) (beti|beta|bete|daughter|son|nice|nephev|student|bhatiji|bhanji)\b/.test(sound)) return false;
  if (age && Number(age[1]) >= 5 && Number(age[1]) < 18) return true;
  if (someoneElse.test(sound) && !oneself.test(sound)) return false;
  return class_.test(sound) || teens.test(sound) || !/\b(child|bach\w*|girl|ladki|beti|daughter|son|bete)\b/.test(sound);
}

/** Whether the line tells that the visitor is a minor: "i am 10", "class 4 me hu". */
export function tellsMinor(message: string): boolean {
  const sound = phoneticOf(message);
  const age =
    /^(?:\w+ ){0,3}?(?:i am|i m|me|main|mai|meri umar)(?: only| just| abhi| sirf)? (\d{1,2})(?: (?:years?|yrs?|sal|saal))?(?: (?:old|ka|ki))?(?: (?:hu|hun|hai))?(?= |$)/.exec(
      sound,
    );
  if (age && !/\b(min\w*|months?|veks?|hours?|km|din|mahin\w*)\b/.test(sound)) return Number(age[1]) >= 5 && Number(age[1]) < 18;
  return /\b(i am in|me|main|mai)\b.{0,8}\b(clas|class|kaksha|standard) (\d{1,2}|\w+)\b/.test(sound);
}

/** Whether the visitor tells of a child of their own: "my daughter", "meri bitiya". */
export const tellsOfOwnChild = (message: string): boolean =>
  /\b(my|our|meri|mera|mere|hamar[aei]) (\w+ )?(daughter|son|beti|betia|bitia|bitiya|bet[ae]|bachi|bach[ae]|child|kid|munn?[iae])\b/.test(
    phoneticOf(message),
  );

/** Whoever speaks or writes in the line of somebody else, and hurts or takes leave of nobody but themselves. */
const another =
  '(she|he|vo|voh|usne|(my|meri|mera|mere) (gf|bf|girlfriend|boyfriend|friend|dost|saheli|rumate|cousin|brother|sister|bhai|behen|bahan|didi|son|daughter|bet[aei]|beti|husband|vife|dad|mom|papa|mumy|mother|father)( ne)?)';
const leaves = new RegExp(
  `\\b${another} (\\w+ ){0,3}?(vrote|said|says|saying|texted|texts|bol[aei]|bolt[aei]|kaha|keht[aei]|kahta|kahti|likha) (\\w+ )?(do not vory|sory|i vil not be|i vont be|i vant to die|mar jana|mai nahi rah\\w*|mere bad|mere bina|after \\w+ (i|nobody))|\\b${another} (is |has |hai |was )?(cuts?|cuting|started cuting) (her|his|thighs?|arms?|vrists?)|\\b(bola|boli|kaha) \\w+ ke bad sab halka`,
);

/** Whether it is somebody else who takes leave or hurts themselves: "she wrote, don't worry, I won't be there". */
export const isOfAnotherLeaving = (message: string): boolean => leaves.test(phoneticOf(message));

/** Of whom a message speaks. */
export function whoIn(message: string, kind: Kind): 'self' | 'other' | 'child' {
  if (kind === 'infant' || kind === 'infant-care' || kind === 'child-of-mine') return 'child';
  if (kind === 'child-abuse') return minorIn(message) ? 'self' : 'child';
  if (kind === 'self-harm') return 'self';
  const sound = phoneticOf(message);
  const ideas = ideasOf(sound);
  if (ideas.has('child')) return 'child';
  if (kind === 'self-harm-of-another' || ideas.has('kin') || ideas.has('him')) {
    // "My husband beats me" speaks of the visitor, "my father collapsed" of somebody else.
    const byOthers: readonly Kind[] = ['violence-at-home', 'sexual-violence', 'forced', 'blackmail', 'violence-intended', 'pep'];
    return byOthers.includes(kind) && self.test(sound) ? 'self' : 'other';
  }
  return 'self';
}

const victim =
  /\b(mother|mumy|mom|ma|maa|sister|behen|bahan|didi|bhabhi|friend|saheli|dost|neighbour|padosan|daughter|beti|girl|ladki|usko|unko|her)\b(?! ne\b| in lav)/;

/** Whether what is done at home, or by force, is done to somebody else: "my father beats my mother". */
export const isOfAnother = (message: string): boolean => {
  const sound = phoneticOf(message);
  return victim.test(sound) && !oneself.test(sound);
};

const handsOver =
  /\b(sent|gave|told|texted|mailed|mesaged|handed) (me|us)\b|\b(mujhe|muje|mujhko|hame) (de|di\w*|bhej\w*|saup\w*)\b|\b(keht[aei]|kahta|kahti|bolt[aei]) (hai|he|h) mere (bad|marne)\b/g;
const ofOther = /\b(he|she|his|her|vo|voh|usne|uski|uska|uske|unhone)\b/;
const ofVisitor = /\b(i|me|my|myself|mai|main|mera|mere|meri|mujhe|muje|mujhko|khud|ham\w*)\b/;

/** Whether somebody else hands things over to the visitor, or speaks of the time after: "he sent me his passwords", "vo kehta hai mere baad". */
export const isHandedOver = (message: string): boolean => {
  const sound = phoneticOf(message);
  const left = sound.replace(handsOver, ' ');
  return left !== sound && ofOther.test(sound) && !ofVisitor.test(left);
};
