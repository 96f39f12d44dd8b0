import { PageHead } from '@valam/mfe-kit/head';
import { Slot } from '@valam/mfe-kit/slot';
import { api } from '../api/tiny.api';

export default function TinyPage() {
  const { data: tour } = api.useTourQuery({ slug: 'discovering-shiva' });
  /* in render */
  return (
    <>
      <PageHead title="Tiny" description="A page for tests" />
      <h1>Tiny page, first edition</h1>
      <Slot
        name="booking/BookingPanel"
        of={{ tourSlug: 'discovering-shiva' }}
        given={{ tourId: '1', tourTitle: 'Tiny' }}
        loading={<p>loading the panel</p>}
        fallback={<p>plain inquiry</p>}
      />
      <p>after the panel, {tour?.title}</p>
    </>
  );
}
