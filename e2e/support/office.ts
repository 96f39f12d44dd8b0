import { request, type APIRequestContext } from '@playwright/test';
import { siteUrl, system } from './system';

/** Calls of the back office as the first owner, beside whatever a page does. */
export interface Office {
  list(path: string): Promise<{ readonly id: string }[]>;
  act(path: string, values?: object): Promise<unknown>;
  leave(): Promise<void>;
}

export async function openOffice(): Promise<Office> {
  const calls: APIRequestContext = await request.newContext();
  const login = await calls.post(`${siteUrl()}/api/auth/login`, { data: system().admin });
  const { csrfToken } = (await login.json()) as { csrfToken: string };
  const headers = { 'x-csrf-token': csrfToken };
  return {
    async list(path) {
      const answer = await calls.get(`${siteUrl()}/api/admin/${path}`);
      return ((await answer.json()) as { items: { id: string }[] }).items;
    },
    async act(path, values = {}) {
      const answer = await calls.post(`${siteUrl()}/api/admin/${path}`, { headers, data: values });
      if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
      return answer.json();
    },
    leave: () => calls.dispose(),
  };
}
