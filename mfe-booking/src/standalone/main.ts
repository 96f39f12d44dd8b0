import { runStandalone } from '@valam/mfe-kit/standalone';
import booking from '../expose/remote';

void runStandalone({
  remote: booking,
  slots: {
    'booking/BookingPanel': {
      of: { tourSlug: 'discovering-shiva' },
      given: { tourId: '11111111-1111-8111-8111-111111111111', tourTitle: 'Discovering Shiva' },
    },
  },
});
