const number: Record<string, number> = {
  nau: 9,
  das: 10,
  gyarah: 11,
  barah: 12,
  bara: 12,
  terah: 13,
  chaudah: 14,
  chodah: 14,
  pandrah: 15,
  solah: 16,
  satrah: 17,
  nine: 9,
  ten: 10,
  eleven: 11,
  tvelve: 12,
  thirtin: 13,
  fourtin: 14,
  fiftin: 15,
  sixtin: 16,
  seventin: 17,
};
const told =
  /\b(?:i am|i m|me|i|age|umar|she is|he is) (?:only |just |abhi |sirf )?(\d{1,2}|[a-z]+)(?= (?:years?|yrs?|sal|old|ki|ka|and|aur|vants?|hu)\b|$)|\b(\d{1,2}|[a-z]+) ?(?:years?|yrs?|sal)(?: (?:old|ki|ka|ke))\b|\bi am (\d{2})\b/g;

/** The youngest age under eighteen that a line tells, written as it sounds. */
export function ageIn(sound: string): number | undefined {
  let youngest: number | undefined;
  for (const [, a, b, c] of sound.matchAll(told)) {
    const word = a ?? b ?? c ?? '';
    const age = number[word] ?? Number(word);
    if (age >= 3 && age < 18 && (youngest === undefined || age < youngest)) youngest = age;
  }
  return youngest;
}
