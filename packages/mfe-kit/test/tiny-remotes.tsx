import { getTourAvailabilityRoute } from '@valam/contracts/leads/availability.routes';
import { createLeadRoute } from '@valam/contracts/leads/lead.routes';
import { getTourRoute } from '@valam/contracts/catalog/tour.routes';
import { createRemoteApi, routeMutation, routeQuery } from '../src/api';
import { ActionForm, idempotencyKeyOf, textOf } from '../src/form';
import { PageHead } from '../src/head';
import { lazyPage, page, redirect, remote, type RemoteModule } from '../src/remote';
import { Link, useParams } from '../src/router';
import { useCurrency, useShell } from '../src/shell';
import { Slot } from '../src/slot';

const api = createRemoteApi('catalog', (build) => ({
  tour: build.query(routeQuery(getTourRoute)),
  createLead: build.mutation(routeMutation(createLeadRoute)),
}));

const inPlace = (chunk: string, component: () => React.ReactNode) =>
  lazyPage(chunk, () => Promise.resolve({ default: component }));

function TourPage() {
  const { slug = '' } = useParams();
  const { data } = api.useTourQuery({ slug });
  const shell = useShell();
  return (
    <>
      <PageHead title={data?.title ?? ''} description="A tour" />
      <h1>{data?.title}</h1>
      <p>in {useCurrency()}</p>
      <button onClick={() => shell.setCurrency('EUR')}>euros</button>
      <Link to="/plain">plain</Link>
      <Slot
        name="booking/BookingPanel"
        of={{ tourSlug: slug }}
        given={{ tourId: data?.id ?? '', tourTitle: data?.title ?? '' }}
        loading={<p>loading</p>}
        fallback={<p>plain inquiry</p>}
      />
    </>
  );
}

function FormPage() {
  return (
    <ActionForm action="catalog/ask">
      {({ isSending, errors }) => (
        <>
          <label>
            Email <input name="email" />
          </label>
          {errors['email'] && <p>{errors['email']}</p>}
          <button type="submit">{isSending ? 'Sending...' : 'Send'}</button>
        </>
      )}
    </ActionForm>
  );
}

export const catalog: RemoteModule = remote({
  name: 'catalog',
  apis: [api],
  routes: [
    page({
      path: '/tours/:slug',
      page: inPlace('tour', TourPage),
      load: (app, { params }) => app.query(api.endpoints.tour, { slug: params.slug }),
      slots: ({ params }) => [{ name: 'booking/BookingPanel', of: { tourSlug: params.slug } }],
      notFound: () => <h1>Tour Not Found</h1>,
    }),
    page({ path: '/plain', page: inPlace('plain', () => <h1>Plain</h1>) }),
    page({ path: '/form', page: inPlace('form', FormPage) }),
    page({ path: '/old', page: inPlace('old', () => null), load: () => redirect('/plain', 301) }),
    page({
      path: '/broken',
      page: inPlace('broken', () => {
        throw new Error('a bug');
      }),
    }),
  ],
  actions: {
    ask: async (app, form) => {
      await app.send(api.endpoints.createLead, {
        idempotencyKey: idempotencyKeyOf(form),
        body: { type: 'contact', email: textOf(form, 'email') },
      });
      return { ok: true, toast: { title: 'Sent' } };
    },
  },
});

const bookingApi = createRemoteApi('booking', (build) => ({
  availability: build.query(routeQuery(getTourAvailabilityRoute)),
}));

function Panel({ tourSlug, tourTitle }: { tourSlug: string; tourTitle: string }) {
  const { data = [] } = bookingApi.useAvailabilityQuery({ slug: tourSlug });
  return (
    <p>
      {data.length} dates of {tourTitle}
    </p>
  );
}

export const booking: RemoteModule = remote({
  name: 'booking',
  apis: [bookingApi],
  routes: [],
  slots: {
    'booking/BookingPanel': {
      component: lazyPage('panel', () => Promise.resolve({ default: Panel })),
      load: (app, { tourSlug }) => app.query(bookingApi.endpoints.availability, { slug: tourSlug }),
    },
  },
});
