import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { sheets } from '../workbench/sheets';
import { violationsIn } from './axe';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

describe.each(sheets.map((sheet) => [sheet.title, sheet.states] as const))('%s', (_, states) => {
  let root: Root | undefined;
  let complaints: unknown[][];

  beforeEach(() => {
    complaints = [];
    jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(words));
  });

  afterEach(async () => {
    await act(async () => root?.unmount());
    document.body.innerHTML = '';
    jest.restoreAllMocks();
  });

  it.each(states.map((state) => [state.name, state] as const))(
    '%s: hydrates without a mismatch and is accessible',
    async (_name, state) => {
      const place = document.createElement('main');
      document.body.append(place);
      const broken: unknown[] = [];
      const Shown = () => state.show();
      place.innerHTML = renderToString(<Shown />);
      await act(async () => {
        root = hydrateRoot(place, <Shown />, { onRecoverableError: (error) => broken.push(error) });
      });
      expect(broken).toEqual([]);
      expect(complaints).toEqual([]);
      expect(await violationsIn(document.body)).toEqual([]);
    },
  );
});
