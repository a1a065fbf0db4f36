const docs = await Promise.resolve(['gide']);

export default { docs };
