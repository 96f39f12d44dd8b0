import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { overlayPlace, overlaysAt } from '@valam/mfe-kit/host';
import { createBrowserRouter } from 'react-router';
import { keepOverlayEntries } from './overlay-entries';

it('goes back from the history entry of an overlay after the page was reloaded with it open', async () => {
  const before = createBrowserRouter([{ path: '/' }]);
  await before.navigate({ hash: overlayPlace(1) }, { mask: '/' });
  before.dispose();
  const router = createBrowserRouter([{ path: '/' }]);
  expect(overlaysAt(router.state.location)).toBe(1);
  keepOverlayEntries(router);
  await waitFor(() => expect(overlaysAt(router.state.location)).toBe(0));
});
