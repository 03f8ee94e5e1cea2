import {brand} from '../config/brand';
import {docsVersions, versionRoot} from '../config/versions';
import {expect, test} from './fixtures';

for (const version of docsVersions) {
  const address = `${versionRoot(version)}tutorials/get-started/`;

  test(`${version.label}: banner, badge, canonical link and sidebars`, async ({
    page,
    trouble,
  }) => {
    await page.goto(address);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${brand.siteUrl}/docs/tutorials/get-started/`,
    );
    const banner = page.locator('.theme-doc-version-banner');
    if (version.banner === 'none') {
      await expect(banner).toHaveCount(0);
    } else {
      await expect(banner).toContainText(
        version.banner === 'unreleased'
          ? 'unreleased documentation'
          : 'no longer actively maintained',
      );
      await expect(banner.getByRole('link')).toHaveAttribute(
        'href',
        '/docs/tutorials/get-started/',
      );
    }
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(
      navbar.getByRole('link', {name: 'Tutorials', exact: true}),
    ).toHaveAttribute('href', address);
    await expect(
      navbar.getByRole('link', {name: 'API', exact: true}),
    ).toHaveAttribute('href', `${versionRoot(version)}api/core/`);
    expect(trouble).toEqual([]);
  });

  test(`${version.label}: its root leads to get-started`, async ({page}) => {
    await page.goto(versionRoot(version));
    await expect(page).toHaveURL(address);
  });
}

test('the dropdown switches the version of the page you read', async ({
  page,
}) => {
  await page.goto('/docs/api/core/');
  const dropdown = page.getByRole('button', {name: '0.2.3'});
  await dropdown.hover();
  const menu = page.locator('.navbar .dropdown__menu').first();
  expect(await menu.getByRole('link').allInnerTexts()).toEqual(
    docsVersions.map(({label}) => label),
  );
  await menu.getByRole('link', {name: '0.1', exact: true}).click();
  await expect(page).toHaveURL('/docs/0.1/api/core/');
  expect(
    await page.evaluate(() =>
      localStorage.getItem('docs-preferred-version-default'),
    ),
  ).toBe('0.1');
});
