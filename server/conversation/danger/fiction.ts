import { phoneticOf } from './phonetic.ts';

/** A novelist speaks of deaths all through a conversation, and of wounds: they are the people of the book who die. */

/** Whether a line tells that the visitor writes a novel or stories. A memoir is no fiction. */
export const tellsOfNovel = (message: string): boolean =>
  /\b(my|mera|meri|mere|apn[aei]) (\w+ )?(novel|novela|thriler|screenplay|manuscript|upanyas|short story|short stories|kahani|hero|heroine|villain|vilain|naya[kk]\w*|protagonist)\b|\b(vriting|vrite|likh rah\w*) (a |an |my |ek )?(\w+ )?(novel|thriler|screenplay|upanyas|kahani|short story)\b/.test(
    phoneticOf(message),
  ) && !/\b(real life|true story|sach me|asal me|actualy hapen\w*)\b/.test(phoneticOf(message));

/** Whether a line speaks of what is written: of a chapter, a draft, a scene. */
export const isOfManuscript = (message: string): boolean =>
  /\b(vrite|vriting|vriten|vrote|vritten|likh\w*|chapter|draft|scene|sin|page|pages|character|kirdar|novel|story|kahani|ending|edit\w*|deleted|revrit\w*|reader|prologue|epilogue|plot)\b/.test(
    phoneticOf(message),
  );
