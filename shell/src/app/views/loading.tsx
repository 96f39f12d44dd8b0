import { useBrand } from '@valam/mfe-kit/shell';
import { Container } from '@valam/ui/layout/layout';

/** Until the browser has a page that only it renders. */
export function LoadingView() {
  const { name } = useBrand();
  return (
    <Container>
      <title>{name}</title>
      <p aria-busy="true">Loading…</p>
    </Container>
  );
}
