/**
 * Vapi's types name the package `events` and OpenAI's, whose types bring all of Node's. Where the browser's half is checked by itself
 * (`tsconfig.client.json`), this stands in their place, so that a name of Node's is unknown there.
 */
export {};
