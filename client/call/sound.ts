/** The hashed addresses of the sounds of a call, by path. */
const urls = import.meta.glob<string>(['../assets/audio/*.{webm,m4a}', '../assets/audio/earcons/*.{webm,m4a}'], {
  query: '?url',
  import: 'default',
  eager: true,
});

const fetched = new Map<string, Promise<ArrayBuffer>>();

/** The bytes of a sound, loaded once on a page and again after a failure. */
function bytesOf(name: string): Promise<ArrayBuffer> {
  const extension = new Audio().canPlayType('audio/webm; codecs=opus') ? 'webm' : 'm4a';
  const url = urls[`../assets/audio/${name}.${extension}`];
  if (!url) return Promise.reject(new Error(`no sound ${name}`));
  const present = fetched.get(url);
  if (present) return present;
  const coming = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    return response.arrayBuffer();
  });
  fetched.set(url, coming);
  coming.catch(() => fetched.delete(url));
  return coming;
}

/** Has a sound here when it is needed. */
export const fetchSound = (name: string): void => void bytesOf(name).catch(() => {});

/** Decodes a sound for `context`. `name` is its path in `assets/audio`. It rejects if the sound cannot be loaded; callers continue without it. */
export async function loadSound(context: BaseAudioContext, name: string): Promise<AudioBuffer> {
  // Decoding empties the buffer, so it gets a copy.
  return context.decodeAudioData((await bytesOf(name)).slice(0));
}
