import { PageHead } from '@valam/mfe-kit/head';
import { Slot } from '@valam/mfe-kit/slot';

export default function TinyPage() {
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
      <p>after the panel</p>
    </>
  );
}
