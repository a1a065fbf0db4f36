export const onRouteUpdate = () => undefined;
