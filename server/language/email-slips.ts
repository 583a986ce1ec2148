/** Slips of the finger in a typed address: "sanjay@gmial,com", "meena@yahoo.con". */

/** Large providers, each with the ways in which its name is mistyped. No provider has one of these names itself. */
const mistypedHosts: readonly (readonly [host: string, slips: RegExp])[] = [
  ['gmail', /^(?:gmial|gmal|gamil|gmaill|gmaiil|gnail|gmai|gmil|gmali|gmeil|gimail|ggmail)$/],
  ['yahoo', /^(?:yaho|yahooo|yhaoo|yhoo|yahho|yaoo)$/],
  ['hotmail', /^(?:hotmial|hotmal|hotmil|homail|hotamil)$/],
  ['outlook', /^(?:outlok|outloook|oulook|otlook)$/],
  ['rediffmail', /^(?:redifmail|rediffmial|redifmial|reddifmail)$/],
];
const hostOf = (name: string): string | undefined =>
  mistypedHosts.find(([host, slips]) => host === name.toLowerCase() || slips.test(name.toLowerCase()))?.[0];

/** A comma, or a space and a comma, where the dot of an address belongs. */
const commaForDot = /(@[\w-]+)\s*,\s*(?=(?:com|in|org|net|co)\b)/gi;

/** The line with a comma in an address as the dot that it stands for. */
export const withDots = (text: string): string =>
  text.replace(commaForDot, '$1.').replace(commasInName, (name) => name.replaceAll(',', '.'));
/** "sanjay,dutta@example,com" */
const commasInName = /(?<!\S)\w+(?:,\w+)+(?=@)/g;

/** The address with the name of a large provider as that provider writes it. */
export function withHost(email: string): string {
  const [, local, name = '', ending = ''] = /^(.+)@([\w-]+)\.([\w.]+)$/.exec(email) ?? [];
  const host = hostOf(name);
  if (local === undefined || host === undefined) return email;
  return `${local}@${host}.${/^(?:con|cm|cmo|ocm|vom|xom|comm|coom)$/i.test(ending) ? 'com' : ending}`;
}
