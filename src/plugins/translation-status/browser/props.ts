// Defines what the pages on translations show.

/** How many translations are in each state, in words of the language of the site. */
export interface CountsProps {
  readonly cells: readonly { readonly state: string; readonly count: string; readonly share: string }[];
  readonly current: number;
  readonly all: number;
}

interface Link {
  readonly label: string;
  readonly href: string;
}

export interface OverviewProps {
  readonly rows: readonly (CountsProps & Link & { readonly lang: string })[];
  readonly isRecorded: boolean;
}

export interface StatusProps {
  readonly overview: Link;
  readonly folders: readonly (CountsProps & { readonly label: string })[];
  readonly total: CountsProps;
  readonly tasks: readonly TaskProps[];
  readonly isRecorded: boolean;
}

/** What is left to do with translations in one state. */
export interface TaskProps {
  readonly state: string;
  readonly count: string;
  /** What to run for the first of the items. */
  readonly commands: readonly string[];
  readonly items: readonly ItemProps[];
}

export interface ItemProps {
  /** Empty for what is no page. */
  readonly title: string;
  readonly original: string | null;
  /** The file, which is still to be made where it is missing. */
  readonly path: string;
  readonly translation: string | null;
  readonly lang: string;
  readonly edit: string | null;
}
