/** Goods and services tax of India, as far as the sale of a guide needs it. */

/** The 36 States and Union Territories by the two digits of their GSTINs. Source: GST portal, list of State codes. */
export const states = {
  '35': 'Andaman and Nicobar Islands',
  '37': 'Andhra Pradesh',
  '12': 'Arunachal Pradesh',
  '18': 'Assam',
  '10': 'Bihar',
  '04': 'Chandigarh',
  '22': 'Chhattisgarh',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '07': 'Delhi',
  '30': 'Goa',
  '24': 'Gujarat',
  '06': 'Haryana',
  '02': 'Himachal Pradesh',
  '01': 'Jammu and Kashmir',
  '20': 'Jharkhand',
  '29': 'Karnataka',
  '32': 'Kerala',
  '38': 'Ladakh',
  '31': 'Lakshadweep',
  '23': 'Madhya Pradesh',
  '27': 'Maharashtra',
  '14': 'Manipur',
  '17': 'Meghalaya',
  '15': 'Mizoram',
  '13': 'Nagaland',
  '21': 'Odisha',
  '34': 'Puducherry',
  '03': 'Punjab',
  '08': 'Rajasthan',
  '11': 'Sikkim',
  '33': 'Tamil Nadu',
  '36': 'Telangana',
  '16': 'Tripura',
  '09': 'Uttar Pradesh',
  '05': 'Uttarakhand',
  '19': 'West Bengal',
} as const;

export type StateCode = keyof typeof states;

export const isStateCode = (code: string): code is StateCode => Object.hasOwn(states, code);

/** The States sorted by name. An object would put keys that look like numbers first. */
export const stateList = (Object.entries(states) as [StateCode, string][])
  .map(([code, name]) => ({ code, name }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** Union Territories without a legislature. Their part of the tax is UTGST. Source: UTGST Act, 2017, section 2(8). */
const withoutLegislature: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38']);

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether it is a GSTIN in capitals: State, PAN, registration number, Z, and a correct check letter. */
export function isGstin(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text) || !isStateCode(text.slice(0, 2))) return false;
  let sum = 0;
  for (let place = 0; place < 14; place++) {
    const product = digits.indexOf(text.charAt(place)) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return digits[(36 - (sum % 36)) % 36] === text.charAt(14);
}

/** The State of a registration. @param gstin a valid one */
export const stateOfGstin = (gstin: string): StateCode => gstin.slice(0, 2) as StateCode;

export interface TaxPart {
  name: 'IGST' | 'CGST' | 'SGST' | 'UTGST';
  /** Per cent. */
  rate: number;
  paise: number;
}

/**
 * The tax in a price, which includes it. Within a State it is CGST and SGST, equal to the paisa; between States it is IGST.
 * @param rate per cent
 */
export function taxIn(paise: number, rate: number, from: StateCode, to: StateCode): { taxable: number; parts: TaxPart[] } {
  if (from !== to) {
    const tax = Math.round((paise * rate) / (100 + rate));
    return { taxable: paise - tax, parts: [{ name: 'IGST', rate, paise: tax }] };
  }
  const half = Math.round((paise * rate) / (100 + rate) / 2);
  const local = withoutLegislature.has(to) ? 'UTGST' : 'SGST';
  return {
    taxable: paise - 2 * half,
    parts: [
      { name: 'CGST', rate: rate / 2, paise: half },
      { name: local, rate: rate / 2, paise: half },
    ],
  };
}

export const stateSentence = 'Please choose your State.';
export const gstinSentence = 'That is no GSTIN. It has 15 letters and digits, such as 29ABCDE1234F1Z5.';
export const businessSentence = 'For a business invoice the registered name and address are needed too.';
export const latinSentence = 'Please write it in English letters, as it stands in the registration.';

/** Whether the fonts of an invoice contain all of its characters. */
export const isLatin = (text: string): boolean => /^[\x20-\x7e\u00a0-\u017f\u2010-\u201d]*$/.test(text);
