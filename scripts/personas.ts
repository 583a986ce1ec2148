/** `npm run personas -- check [character]`: reads the files of the characters and prints every mistake with its file and line. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPersona } from '#server/personas/persona.ts';
import { characterVoice } from '#server/personas/voice.ts';
import { type PersonaSlug, personaBySlug, personaSlugs } from '#shared/personas.ts';

const root = join(import.meta.dirname, '..');
const usage = `npm run personas -- check [character]   checks the files of all characters, or of one, and prints every mistake with file and line
  Characters: ${personaSlugs.join(', ')}
Example: npm run personas -- check kaka`;
const [command, slug] = process.argv.slice(2);
if (command !== 'check' || (slug !== undefined && !personaSlugs.includes(slug as PersonaSlug))) {
  if (command === 'check' && slug !== undefined) console.log(`There is no character ${slug}. Add its row to shared/personas.ts first.\n`);
  console.log(usage);
  process.exit(command === undefined || command === '--help' || command === '-h' ? 0 : 2);
}

/** The files that every character needs. */
const filesOf = (persona: PersonaSlug) => [
  ...['brief.md', 'lines.md', 'topics', 'voice.json', 'greeting.wav'].map((name) => `server/personas/${persona}/${name}`),
  ...['portrait.svg', 'pallu.svg', 'colours.css'].map((name) => `client/assets/characters/${persona}/${name}`),
  ...['greeting.webm', 'greeting.m4a', 'line.webm', 'line.m4a'].map((name) => `client/public/greetings/${persona}-${name}`),
  `client/public/share/${persona}.jpg`,
];

let count = 0;
for (const persona of slug ? [slug as PersonaSlug] : personaSlugs) {
  const mistakes = filesOf(persona)
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${path} is missing`);
  if (mistakes.length === 0) {
    const { topics } = readPersona(persona, mistakes);
    const says = topics.reduce((sum, topic) => sum + topic.says.length, 0);
    console.log(`${persona}: ${topics.length} topics, ${says} example lines`);
    mistakes.push(...mistakesInVoice(persona), ...mistakesInColours(persona));
  }
  for (const mistake of mistakes) console.error(mistake);
  count += mistakes.length;
}
if (count > 0) console.error(`${count} mistake${count === 1 ? '' : 's'}`);
process.exit(count > 0 ? 1 : 0);

function mistakesInVoice(persona: PersonaSlug): string[] {
  try {
    characterVoice(persona);
    return [];
  } catch (error) {
    return [`server/personas/${persona}/voice.json: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** The browser's bars have the background colour of the page, which is both in its style sheet and in its row. */
function mistakesInColours(persona: PersonaSlug): string[] {
  const path = `client/assets/characters/${persona}/colours.css`;
  const text = readFileSync(join(root, path), 'utf8');
  const { themeColor } = personaBySlug(persona);
  return [
    ...(text.includes(`[data-persona="${persona}"]`) ? [] : [`${path}: no rule for [data-persona="${persona}"]`]),
    ...(text.includes(`--p-deep: ${themeColor.toLowerCase()};`)
      ? []
      : [`${path}: --p-deep is not the themeColor of the row, ${themeColor}`]),
  ];
}
