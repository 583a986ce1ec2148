/** `npm run personas -- check [slug]`: reads the characters' files and names every mistake with its file and line. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPersona } from '#server/personas/persona.ts';
import { type PersonaSlug, personaSlugs } from '#shared/personas.ts';

const usage = `npm run personas -- check [slug]   reads the texts of every character, or of one: ${personaSlugs.join(', ')}`;
const [command, slug] = process.argv.slice(2);
if (command !== 'check' || (slug !== undefined && !personaSlugs.includes(slug as PersonaSlug))) {
  console.log(usage);
  process.exit(command === undefined || command === '--help' ? 0 : 2);
}
let count = 0;
for (const persona of slug ? [slug as PersonaSlug] : personaSlugs) {
  const mistakes: string[] = [];
  const folder = join(import.meta.dirname, '../server/personas', persona);
  if (!['brief.md', 'lines.md', 'topics'].every((name) => existsSync(join(folder, name)))) {
    mistakes.push(`${persona}: needs brief.md, lines.md and topics/`);
  } else {
    const { topics } = readPersona(persona, mistakes);
    const says = topics.reduce((sum, topic) => sum + topic.says.length, 0);
    console.log(`${persona}: ${topics.length} topics, ${says} example lines`);
  }
  for (const mistake of mistakes) console.error(mistake);
  count += mistakes.length;
}
if (count > 0) console.error(`${count} mistake${count === 1 ? '' : 's'}`);
process.exit(count > 0 ? 1 : 0);
