/** `npm run talk -- <persona>`: a talk with a character in the terminal, on the embedded brain. `/state` shows what it remembers. */
import { createInterface } from 'node:readline';
import { newConversation, turn } from '#server/conversation/turn.ts';
import { type PersonaSlug, personaBySlug, personaSlugs } from '#shared/personas.ts';

const [persona, ...options] = process.argv.slice(2);
if (!personaSlugs.includes(persona as PersonaSlug)) {
  console.log(
    `npm run talk -- <${personaSlugs.join(' | ')}> [--state]\nIn the talk: /state shows what is remembered, /new begins again, /bye ends.`,
  );
  process.exit(persona === undefined || persona === '--help' ? 0 : 2);
}
const slug = persona as PersonaSlug;
const begin = () => newConversation(Date.now() % 997, personaBySlug(slug).lang === 'hi-IN' ? 'hi' : 'en');
let state = begin();
const input = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
input.prompt();
for await (const line of input) {
  const message = line.trim();
  if (message === '/bye') break;
  if (message === '/new') state = begin();
  else if (message === '/state') console.log(JSON.stringify(state, null, 2));
  else if (message !== '') {
    const result = turn(state, { persona: slug, medium: 'text', message, orders: [] });
    state = result.state;
    console.log(result.reply);
    if (options.includes('--state')) console.log(JSON.stringify(result.heard));
  }
  input.prompt();
}
input.close();
