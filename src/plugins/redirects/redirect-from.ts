// Defines the schema of the front matter key `redirect_from`.
import * as z from 'zod';

const path = z.string('an address, or a list of addresses');

export const redirectFromShape = z
  .union([path, z.array(path)], 'an address, or a list of addresses')
  .describe('Former addresses of the page, such as `/old/page`, which redirect to it.');
