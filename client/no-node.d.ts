/**
 * Vapi's types name the packages `events` and `openai`, whose types include all of Node's. When the client is checked by itself
 * (`tsconfig.client.json`), this file replaces them, so that Node's names are unknown there.
 */
export {};
