// Looks up the translations of labels, and notes which labels a site has.
import type { I18nSettings } from '#model/i18n';
import type { AskedLabel, Label } from '#model/label';

export interface Labels {
  /** The label in the language of the site: its translation, or what the original says. */
  translate<L extends Label>(label: L): string | L['text'];
  /** All labels that were looked up, each once, in order. None for a site of one language. */
  asked(): readonly AskedLabel[];
}

export function createLabels(messages: I18nSettings['labels'] | undefined): Labels {
  const asked = new Map<string, AskedLabel>();
  return {
    translate(label) {
      if (!messages) return label.text;
      const { file, keys, text } = label;
      const own = messages[file];
      const key = own && keys.find((one) => Object.hasOwn(own, one));
      const translated = key === undefined ? undefined : own?.[key];
      const shown = translated ?? text;
      asked.set(JSON.stringify([file, keys]), { ...label, shown });
      return shown;
    },
    asked: () => [...asked.values()],
  };
}
