/** Rupees as a shopkeeper writes them: `formatInr(11900)` is `₹119`. @param paise whole paise, 100 to the rupee */
export function formatInr(paise: number): string {
  const rupees = paise / 100;
  return `₹${Number.isInteger(rupees) ? rupees : rupees.toFixed(2)}`;
}
