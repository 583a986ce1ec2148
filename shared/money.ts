/** Rupees without paise: `formatInr(11900)` is `₹119`. @param paise 100 to the rupee */
export function formatInr(paise: number): string {
  const rupees = paise / 100;
  return `₹${Number.isInteger(rupees) ? rupees : rupees.toFixed(2)}`;
}

/** The same with paise, for invoices: `formatRupees(11900)` is `₹119.00`. */
export const formatRupees = (paise: number): string => `₹${(paise / 100).toFixed(2)}`;
