// Defines the schema of the front matter key `redirect_from`.
import * as z from 'zod';

const path = z.string('an address, or a list of addresses');

export const redirectFromShape = z
  .union([path, z.array(path)], 'an address, or a list of addresses')
  .describe('Addresses that the page had before, such as `/old/page`: they lead here.');
