/** Method and path of every endpoint. `shared/api.ts` adds input and output. */
export const endpoints = {
  slots: { method: 'get', path: '/api/calendly' },
  book: { method: 'post', path: '/api/calendly' },
  lead: { method: 'post', path: '/api/submit-to-google-sheets.js' },
  paymentLink: { method: 'post', path: '/api/payment-link.js' },
  chat: { method: 'post', path: '/api/maharajji-chat.js' },
  kakaSession: { method: 'get', path: '/api/kaka-session' },
  order: { method: 'get', path: '/api/orders/:id' },
  orderBuyer: { method: 'post', path: '/api/orders/:id/buyer' },
  resendGuide: { method: 'post', path: '/api/orders/:id/resend' },
  webCall: { method: 'post', path: '/call/web' },
  endWebCall: { method: 'post', path: '/call/web/end' },
  writeInCall: { method: 'post', path: '/call/write' },
  forgetCall: { method: 'post', path: '/call/forget' },
  browserError: { method: 'post', path: '/api/browser-error' },
} as const;

export type Endpoint = keyof typeof endpoints;
