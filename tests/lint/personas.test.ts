import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { personaSlugs } from '#shared/personas.ts';

const root = join(import.meta.dirname, '../..');

/** The only files that may name a character. A new one is none of their business. */
const mayName: Record<string, readonly string[]> = {
  'the rows, and their Hindi': ['shared/personas.ts', 'shared/personas.hi.ts'],
  'pages and pictures that show one of them': [
    'client/home/brand-character.tsx',
    'client/home/hero.tsx',
    'client/home/presented.ts',
    'client/home/words.ts',
    'client/pages/not-found.tsx',
    'client/pages/pay.tsx',
    'scripts/share-pictures.ts',
  ],
  'what one of them alone has: a page, a chat, a plan': [
    'client/routes.tsx',
    'client/pages/bal-krishna.tsx',
    'client/chat/kaka-chat.tsx',
    'server/flows/guide-mail.ts',
    'server/flows/kaka.ts',
    'server/conversation/plans/rishi/topics.ts',
  ],
  'a stored value: who wrote a message of the chat, what kind a lead is': [
    'client/chat/conversation.tsx',
    'client/chat/kaka-state.ts',
    'client/chat/use-kaka.ts',
    'scripts/bench/kaka.ts',
    'server/db/schema.ts',
    'server/flows/arya-lead.ts',
    'server/flows/chat-rows.ts',
    'server/flows/sheet.ts',
    'server/services/lead-sheet.ts',
    'shared/api.ts',
  ],
};

/** As a string, a key, a property or a folder. */
function namesCharacter(text: string): boolean {
  const slug = `(?:${personaSlugs.join('|')})`;
  return new RegExp(`(['"\`])${slug}\\1|^ *${slug}: [{['"]|personaLinks\\.${slug}\\b|characters/${slug}/`, 'm').test(text);
}

test('a character is one row: no other code asks for it by name, but these files', () => {
  const files = globSync('{client,server,shared,scripts}/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const naming = files.filter((file) => namesCharacter(readFileSync(join(root, file), 'utf8')));
  expect(naming.sort()).toEqual(Object.values(mayName).flat().sort());
});

test.each([
  "persona === 'kaka'",
  "const colours = {\n  mini: '#fff',\n};",
  'personaLinks.arya.route',
  "'#client/assets/characters/rishi/portrait.svg'",
])('a name is seen: %s', (text) => expect(namesCharacter(text)).toBe(true));
