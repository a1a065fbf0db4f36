// Defines the error of content that a component finds, reported at the component and not as a crash.
import type { ContentFaultShape } from '#model/theme';

export class ContentFault extends Error implements ContentFaultShape {
  override readonly name = 'ContentFault';
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}
