/** The reference of an order in mails, in the guide and on the telephone: `order_7h3k9mwq...` is `VK-7H3K9MWQ`. */
export const orderReference = (orderId: string): string =>
  `VK-${orderId.slice(orderId.indexOf('_') + 1, orderId.indexOf('_') + 9).toUpperCase()}`;

/** The beginning of the order id of a reference, also if it has mistakes (`vk 7h3k9mwq`, O for 0, I or L for 1); undefined if it is no reference. */
export function orderIdStart(reference: string): string | undefined {
  const quoted = /^\s*(?:VK[\s-]*)?([0-9A-Z]{8})\s*$/i.exec(reference)?.[1];
  return quoted && `order_${quoted.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1')}`;
}
