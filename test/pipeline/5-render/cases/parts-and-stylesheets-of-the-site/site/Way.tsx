import { Breadcrumbs, type SlotProps } from 'slodocs/theme';

export default (props: SlotProps<'Breadcrumbs'>) => <div className="way"><Breadcrumbs {...props} /></div>;
