import { describe, expect, it } from '@jest/globals';
import { defineStates, drawStates } from './state-table.js';

const lamp = defineStates<'off' | 'on' | 'broken', 'press' | 'drop'>(['press', 'drop'], {
  off: { press: 'on', drop: 'broken' },
  on: { press: 'off' },
  broken: {},
});

describe('a state table', () => {
  it('returns the next state, or null for an impossible transition', () => {
    expect(lamp.next('off', 'press')).toBe('on');
    expect(lamp.next('broken', 'press')).toBeNull();
  });

  it('starts with its first row, and lists the possible events of each state', () => {
    expect(lamp.first).toBe('off');
    expect(lamp.states.map((state) => lamp.possible(state))).toEqual([['press', 'drop'], ['press'], []]);
  });

  it('is drawn with a row for each state', () => {
    expect(drawStates(lamp)).toBe(`| from | press | drop |
| --- | --- | --- |
| off | on | broken |
| on | off | · |
| broken | · | · |`);
  });

  it('has at least one state', () => {
    expect(() => defineStates([], {})).toThrow('at least one state');
  });
});
