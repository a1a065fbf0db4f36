const first = [] as { id: string }[];

export default { main: [first[0].id] };
