import { type Visitor, visitor } from './visitor.ts';

export const deskToken = 'a-key-of-the-desk-of-thirty-two-letters';

/** Somebody who is signed in to the desk. */
export async function operatorAtDesk(siteUrl: string): Promise<Visitor> {
  const operator = visitor(siteUrl);
  await operator.post('/desk/sign-in', { token: deskToken });
  return operator;
}
