/** Name and voice page of each character: what a link to it needs, without the weight of the rows in personas.ts. */
export const personaLinks = {
  mini: { name: 'Mini', route: '/mini-voice' },
  rishi: { name: 'Rishi', route: '/rishi-voice' },
  kaka: { name: 'Kaka', route: '/kaka-voice' },
  arya: { name: 'Arya', route: '/arya-voice' },
  maharajji: { name: 'Maharajji', route: '/maharajji-voice' },
  aranya: { name: 'Aranya', route: '/aranya-voice' },
  'bal-krishna-lalji': { name: 'Bal Krishna Lalji', route: '/bal-krishna-lalji' },
} as const;
