export const sumIn = (_text: string): number | undefined => undefined;
export const nameTold = (_text: string): { name: string; rest: string } | undefined => undefined;
