import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { Office, signedIn } from './back-office';

/** Actions of a staff member on a screen of the back office. */
export class Desk {
  constructor(private readonly page: Page) {}

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  /** The dialog's corner has a second button that closes it. */
  pressInDialog(name: string): Promise<void> {
    return this.dialog.getByRole('button', { name, exact: true }).first().click();
  }

  expectToast(text: string | RegExp): Promise<void> {
    return expect(this.page.getByText(text).first()).toBeVisible();
  }
}

/** Journeys of the staff: `page` is signed in, `office` calls the API with the same session. */
export const test = base.extend<{ office: Office; desk: Desk }>({
  context: async ({ browser }, use) => {
    const context = await signedIn(browser);
    await use(context);
    await context.close();
  },
  office: async ({ context }, use) => use(await Office.of(context)),
  desk: async ({ page }, use) => use(new Desk(page)),
});
