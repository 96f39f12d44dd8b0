import { useSelector, type AppState } from '@valam/mfe-kit/store';

/** What came of a form that was sent without scripts; stands at the top of the page it came from. */
export function ReportNotice() {
  const toast = useSelector((state: AppState) => state.shell.report?.toast ?? null);
  if (!toast) return null;
  return (
    <p role={toast.tone === 'destructive' ? 'alert' : 'status'}>
      <strong>{toast.title}</strong> {toast.description}
    </p>
  );
}
