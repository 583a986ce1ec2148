/** Hashed addresses of the files in `sounds/`, by file name. */
const urls = import.meta.glob<string>('./sounds/*.{webm,m4a}', { query: '?url', import: 'default', eager: true });

const decoded = new Map<string, Promise<ArrayBuffer>>();

/** The bytes of one sound, fetched once a page. */
function bytesOf(name: string): Promise<ArrayBuffer> {
  const extension = new Audio().canPlayType('audio/webm; codecs=opus') ? 'webm' : 'm4a';
  const url = urls[`./sounds/${name}.${extension}`];
  if (!url) throw new Error(`no sound ${name}`);
  const present = decoded.get(url);
  if (present) return present;
  const coming = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${response.status}`);
    return response.arrayBuffer();
  });
  decoded.set(url, coming);
  coming.catch(() => decoded.delete(url));
  return coming;
}

/** Decodes a sound for `context`. Rejects when it cannot be had: sounds are ornament, so callers carry on without. */
export async function loadSound(context: BaseAudioContext, name: string): Promise<AudioBuffer> {
  // Decoding empties the buffer it is given.
  return context.decodeAudioData((await bytesOf(name)).slice(0));
}
