import { catalog } from '#shared/catalog.ts';
import { type PersonaSlug, personaBySlug, sells } from '#shared/personas.ts';

/** The tools of a model that Vapi hosts (`tool-calls`). With them it sells, notes and helps in danger as our own conversation core does. */

const text = (description: string) => ({ type: 'string', description });

const tool = (name: string, description: string, properties: Record<string, object>, required: readonly string[]) => ({
  type: 'function',
  async: false,
  function: { name, description, parameters: { type: 'object', properties, required } },
});

const said = text('The visitor’s own words, in their language.');

const dangerHelp = tool(
  'danger_help',
  'Call it before anything else when the visitor speaks of dying, self-harm, being hurt, hurting somebody, or an emergency of the body.',
  { said },
  ['said'],
);
const lookUp = tool(
  'look_up',
  'Call it when the visitor asks something or tells what brings them: it answers what you know of that, and it is kept for their recap.',
  { said },
  ['said'],
);
const offerGuide = tool(
  'offer_guide',
  'Call it when the visitor wants to buy a guide: it is put on the page in front of them, and the order opens once the email is known.',
  {
    guide: { ...text('The guide.'), enum: catalog.map(({ name }) => name) },
    email: text('The visitor’s email, if they have said it; else empty.'),
    said,
  },
  ['guide', 'said'],
);
const noteLead = tool(
  'note_lead',
  'Call it when the visitor has left a phone number or an email: the showroom gets the note. Only what they said; else empty.',
  {
    name: text('Their name.'),
    phone: text('Their phone number.'),
    email: text('Their email.'),
    vehicle: text('What they drive and look for.'),
    seats: text('Who rides with them.'),
    budget: text('What they want to spend.'),
    timeline: text('When they want to buy.'),
  },
  ['name'],
);

export const toolsFor = (slug: PersonaSlug) => [
  dangerHelp,
  lookUp,
  ...(sells(slug) ? [offerGuide] : []),
  ...(personaBySlug(slug).plan === 'showroom' ? [noteLead] : []),
];

/** Appended to the brief of a hosted model. */
export const toolRules = (slug: PersonaSlug): string =>
  [
    'In danger, call danger_help first, say exactly what it answers, and offer nothing for sale in the rest of the talk.',
    'When the visitor asks or tells something new, call look_up and say what it answers, in your own words if you like, in their language.',
    ...(sells(slug) ? ['A sale goes through offer_guide alone: say what it answers, and no price or link of your own.'] : []),
    ...(personaBySlug(slug).plan === 'showroom' ? ['Once a phone number or an email is known, call note_lead.'] : []),
  ].join('\n');
