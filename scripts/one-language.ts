import { type Plugin, parseSync } from 'vite';
import type { SiteLang } from '#shared/words.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Replaces every `words({ en, hi })` of `shared/words.ts` with the text of one language, so that a page does not contain the other one. */
export const oneLanguage = (lang: SiteLang): Plugin => ({
  name: 'one-language',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: /\bwords\b/ },
    handler(code, id) {
      const { program, errors } = parseSync(id, code);
      if (errors.length > 0) throw new Error(`${id}: ${errors[0]?.message}`);
      return { code: chosen(code, program as unknown as Node, lang), map: null };
    },
  },
});

function chosen(code: string, node: Node, lang: SiteLang): string {
  let text = '';
  let at = node.start;
  for (const call of callsIn(node)) {
    text += code.slice(at, call.start);
    const value = wordsIn(call, lang);
    if (!value) throw new Error(`words() without { en, hi } at ${call.start}`);
    text += `(${chosen(code, value, lang)})`;
    at = call.end;
  }
  return (node.type === 'Program' ? code.slice(0, node.start) : '') + text + code.slice(at, node.type === 'Program' ? undefined : node.end);
}

/** The outermost calls, in order. */
function callsIn(node: Node): Node[] {
  if (node.type === 'CallExpression' && (node.callee as { name?: string }).name === 'words') return [node];
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child === 'object' && child !== null && typeof (child as Node).type === 'string')
    .flatMap(callsIn)
    .sort((one, other) => one.start - other.start);
}

function wordsIn(call: Node, lang: SiteLang): Node | undefined {
  const [both] = call.arguments as Node[];
  const properties = (both?.properties ?? []) as { key: { name?: string }; value: Node }[];
  return properties.find(({ key }) => key.name === lang)?.value;
}
