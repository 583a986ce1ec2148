/** How an order is quoted in a mail, in the guide and on the telephone: `order_7h3k9mwq...` is `VK-7H3K9MWQ`. */
export const orderReference = (orderId: string): string =>
  `VK-${orderId.slice(orderId.indexOf('_') + 1, orderId.indexOf('_') + 9).toUpperCase()}`;
