// A fault of the author's that a component of content finds, with the way out: reported at the component, not as a crash.
import type { ContentFaultShape } from '#model/theme';

export class ContentFault extends Error implements ContentFaultShape {
  override readonly name = 'ContentFault';
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}
