// Defines the error of content that a component finds, reported at the component and not as a crash.
import type { ContentFaultShape } from '#model/theme';

export class ContentFault extends Error implements ContentFaultShape {
  override readonly name = 'ContentFault';

  constructor(
    message: string,
    readonly help: string,
    readonly choice?: NonNullable<ContentFaultShape['choice']>,
  ) {
    super(message);
  }
}
