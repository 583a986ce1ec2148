import { type Contract, email, exactly, holding, instant, listOf, number, one, someText, text } from './contract.ts';

/** Source: cal.com/docs/api-reference/v2, versions 2024-09-04 (slots) and 2024-08-13 (bookings). */
const start = '2026-11-22T04:30:00.000Z';
const refusal = holding({ status: one('error'), error: holding({ code: someText, message: someText }) });

/** A booking as Cal.com answers it. */
export const calBookingOf = (who: { name: string; email: string; timeZone: string }, at = start) => ({
  id: 7,
  uid: 'uid7',
  title: 'Meeting',
  description: '',
  hosts: [{ id: 1, name: 'Vaani', email: 'hello@vaani.example', username: 'vaani', timeZone: 'Asia/Kolkata' }],
  status: 'accepted',
  start: at,
  end: at,
  duration: 30,
  eventTypeId: 42,
  eventType: { id: 42, slug: 'meeting' },
  location: 'integrations:daily',
  absentHost: false,
  createdAt: at,
  updatedAt: at,
  metadata: {},
  attendees: [{ ...who, absent: false }],
  guests: [],
  bookingFieldsResponses: {},
});

const booking = holding({ uid: someText, start: instant });

export const cal: Contract = {
  provider: 'Cal.com',
  operations: {
    'GET /slots': {
      query: exactly({ eventTypeId: text, start: instant, end: instant }),
      answers: { 200: holding({ status: one('success'), data: holding({}) }), '4xx': refusal },
      example: {
        query: { eventTypeId: '42', start, end: '2026-11-22T12:30:00.000Z' },
        answers: { 200: { status: 'success', data: { '2026-11-22': [{ start }] } } },
      },
    },
    'POST /bookings': {
      body: exactly({
        eventTypeId: number,
        start: instant,
        attendee: exactly({ name: someText, email, timeZone: someText }),
        metadata: exactly({ bookingId: someText }),
      }),
      answers: { 201: holding({ status: one('success'), data: booking }), '4xx': refusal },
      example: {
        body: {
          eventTypeId: 42,
          start,
          attendee: { name: 'Farah', email: 'farah@example.in', timeZone: 'Asia/Kolkata' },
          metadata: { bookingId: 'booking_1' },
        },
        answers: { 201: { status: 'success', data: calBookingOf({ name: 'Farah', email: 'farah@example.in', timeZone: 'Asia/Kolkata' }) } },
      },
    },
    'GET /bookings': {
      query: exactly({ attendeeEmail: email, eventTypeId: text, status: one('upcoming'), afterStart: instant }),
      answers: { 200: holding({ status: one('success'), data: listOf(booking) }), '4xx': refusal },
      example: {
        query: { attendeeEmail: 'farah@example.in', eventTypeId: '42', status: 'upcoming', afterStart: start },
        answers: {
          200: {
            status: 'success',
            data: [calBookingOf({ name: 'Farah', email: 'farah@example.in', timeZone: 'Asia/Kolkata' })],
            pagination: { totalItems: 1, remainingItems: 0, returnedItems: 1, itemsPerPage: 100, currentPage: 1, totalPages: 1 },
          },
        },
      },
    },
    'POST /bookings/{uid}/cancel': {
      body: exactly({ cancellationReason: someText }),
      answers: { 200: holding({ status: one('success') }), '4xx': refusal },
      example: {
        body: { cancellationReason: 'Cancelled by the visitor' },
        answers: { 200: { status: 'success', data: calBookingOf({ name: 'Farah', email: 'farah@example.in', timeZone: 'Asia/Kolkata' }) } },
      },
    },
  },
};
