const page = { title: 'About us' };

export default page;
