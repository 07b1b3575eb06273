// Words of the page with the licences of what the application is made of.
export const licencesText = {
  slug: 'licences',
  title: 'Licences',
  intro:
    'Gatepost is free software under the MIT licence. These are the packages of others that it is made with, and the texts of their licences.',
  wait: 'The list is being fetched.',
  failed: 'The list could not be fetched. Check the connection and load this page again.',
} as const;
