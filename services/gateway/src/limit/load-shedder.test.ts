import { beforeEach, expect, it } from '@jest/globals';
import { LoadShedder } from './load-shedder.js';

const seats = '/api/tours/discovering-shiva/availability';
let isLate = false;
let crowd: LoadShedder;
beforeEach(() => {
  isLate = false;
  crowd = new LoadShedder(() => isLate);
});

/** Admits calls until a limit is reached, and returns their number. */
function letIn(method: string, url: string, most = 2_000): number {
  let count = 0;
  for (; count < most && crowd.hasRoomFor(method, url); count++) crowd.enter(method, url);
  return count;
}

it('admits 128 reads of one area and 256 in total', () => {
  expect(letIn('GET', seats)).toBe(128);
  expect(crowd.hasRoomFor('GET', '/api/tours?month=2027-02')).toBe(false);
  expect(letIn('HEAD', '/api/temples')).toBe(128);
  expect(crowd.hasRoomFor('GET', '/api/search?q=shiva')).toBe(false);
});

it('admits 1,000 writes, regardless of reads', () => {
  letIn('GET', seats);
  expect(letIn('POST', '/api/checkout')).toBe(1_000);
  expect(crowd.hasRoomFor('PATCH', '/api/admin/tours/1')).toBe(false);
});

it('admits another call after one has ended', () => {
  const leave = crowd.enter('GET', seats);
  letIn('GET', seats);
  expect(crowd.hasRoomFor('GET', seats)).toBe(false);
  leave();
  expect(crowd.hasRoomFor('GET', seats)).toBe(true);
  const left = crowd.enter('POST', '/api/leads');
  left();
  expect(letIn('POST', '/api/leads')).toBe(1_000);
});

it('admits a quarter of the reads while the event loop lags', () => {
  isLate = true;
  expect(letIn('GET', seats)).toBe(32);
  isLate = false;
  expect(letIn('GET', seats)).toBe(96);
});
