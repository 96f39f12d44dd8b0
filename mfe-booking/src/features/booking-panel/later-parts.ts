import { lazyPage } from '@valam/mfe-kit/remote';

/** Parts that most visitors never need; each is loaded when it is needed, or just before. */
export const DetailsStep = lazyPage(
  'details-step',
  () => import(/* webpackChunkName: "details-step" */ './details-step'),
);

export const WaitlistForm = lazyPage(
  'waitlist-form',
  () => import(/* webpackChunkName: "waitlist-form" */ './waitlist-form'),
);

export const KeptSeats = lazyPage(
  'kept-seats',
  () => import(/* webpackChunkName: "kept-seats" */ './kept-seats'),
);

export const BookingForm = lazyPage(
  'booking-form',
  () => import(/* webpackChunkName: "booking-form" */ './booking-form'),
);

export const PanelInquiry = lazyPage(
  'panel-inquiry',
  () => import(/* webpackChunkName: "panel-inquiry" */ './panel-inquiry'),
);
