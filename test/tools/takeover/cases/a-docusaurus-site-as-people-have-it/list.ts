export default ['two'];
