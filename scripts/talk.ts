/** `npm run talk -- <character>`: a conversation in the terminal with the conversation core. `/state` prints the conversation state. */
import { createInterface } from 'node:readline';
import { newConversation, turn } from '#server/conversation/turn.ts';
import { type PersonaSlug, personaBySlug, personaSlugs } from '#shared/personas.ts';

const [persona, ...options] = process.argv.slice(2);
if (!personaSlugs.includes(persona as PersonaSlug)) {
  console.log(
    `npm run talk -- <${personaSlugs.join(' | ')}> [--state]   a conversation in the terminal
  --state also prints how each line was understood.
  Type /state to print what the character remembers, /new to begin again, /bye to end.
Example: npm run talk -- kaka`,
  );
  process.exit(persona === undefined || persona === '--help' || persona === '-h' ? 0 : 2);
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
